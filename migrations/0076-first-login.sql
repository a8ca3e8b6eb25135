-- A browser that has registered logs in without a password, once its address is verified.
alter table email_tokens drop constraint email_tokens_purpose_values;
alter table email_tokens add constraint email_tokens_purpose_values
  check (purpose in ('verify_email', 'reset_password', 'first_login'));

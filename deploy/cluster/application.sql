-- Runs once, on the first primary.
create role network login password '${SECRET}';
create database network owner network template template0 encoding 'UTF8' locale 'C.UTF-8';

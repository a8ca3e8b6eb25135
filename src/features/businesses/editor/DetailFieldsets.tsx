import type { FieldErrors, UseFormSetValue } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../kit/ui/Field.tsx'
import { Checkbox, Textarea } from '../../../kit/ui/Input.tsx'
import {
  accessibilityFeatures,
  accessibilityNames,
  commonLanguages,
  MAX_ACCESSIBILITY_NOTE_LENGTH,
  MAX_LANGUAGE_LENGTH,
  MAX_SERVICE_LENGTH,
} from '../profile/details.constants.ts'
import type { BusinessFormControl, BusinessFormValues } from './businessFormValues.ts'
import { listMessages } from './errorMessages.ts'
import { Fieldset } from './Fieldset.tsx'
import { HoursField } from './HoursField.tsx'
import { ListField } from './ListField.tsx'
import { SocialLinksField } from './SocialLinksField.tsx'

type Details =
  | 'opening_hours'
  | 'services'
  | 'service_area'
  | 'languages'
  | 'accessibility'
  | 'accessibility_note'
  | 'social_links'
type DetailFieldsetsProps = {
  form: {
    control: BusinessFormControl
    setValue: UseFormSetValue<BusinessFormValues>
    errors: FieldErrors<BusinessFormValues>
  }
}

/** The optional fields of a profile beyond the business form. */
export function DetailFieldsets({ form: { control, setValue, errors } }: DetailFieldsetsProps) {
  const names: Details[] = [
    ...(['opening_hours', 'services', 'service_area', 'languages', 'accessibility', 'accessibility_note'] as const),
    'social_links',
  ]
  const [hours, services, area, languages, accessibility, note, links] = useWatch({ control, name: names }) as [
    BusinessFormValues['opening_hours'],
    string[],
    string[],
    string[],
    BusinessFormValues['accessibility'],
    string,
    string[],
  ]
  const set = <Name extends Details>(name: Name, value: BusinessFormValues[Name]) =>
    setValue(name, value as never, { shouldDirty: true, shouldValidate: name in errors })
  const errorOf = (name: Details) => listMessages(errors[name])[0]

  return (
    <>
      <Fieldset id="hours" legend="Opening hours">
        <HoursField value={hours} onChange={(value) => set('opening_hours', value)} error={errors.opening_hours} />
      </Fieldset>

      <Fieldset id="services" legend="Services and languages">
        <ListField
          label="Services"
          hint="What people search for, such as “boiler repair”. Press Enter after each."
          values={services}
          onChange={(values) => set('services', values)}
          error={errorOf('services')}
          maxLength={MAX_SERVICE_LENGTH}
        />
        <ListField
          label="Service area"
          hint="Towns and areas where you work, if you go to your customers."
          values={area}
          onChange={(values) => set('service_area', values)}
          error={errorOf('service_area')}
          maxLength={MAX_SERVICE_LENGTH}
        />
        <ListField
          label="Languages"
          hint="In which somebody can be served."
          values={languages}
          onChange={(values) => set('languages', values)}
          error={errorOf('languages')}
          maxLength={MAX_LANGUAGE_LENGTH}
          suggestions={commonLanguages}
        />
      </Fieldset>

      <Fieldset id="accessibility" legend="Accessibility">
        <p className="hint">Check only what is so today. Somebody decides by it whether to come.</p>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {accessibilityFeatures.map((feature) => (
            <Checkbox
              key={feature}
              label={accessibilityNames[feature]}
              checked={accessibility.includes(feature)}
              onChange={({ target }) =>
                set(
                  'accessibility',
                  accessibilityFeatures.filter((each) =>
                    each === feature ? target.checked : accessibility.includes(each),
                  ),
                )
              }
            />
          ))}
        </div>
        <Field
          label="Accessibility note"
          hint="What else helps, such as a bell at the side entrance."
          error={errorOf('accessibility_note')}
        >
          {(props) => (
            <Textarea
              {...props}
              rows={2}
              maxLength={MAX_ACCESSIBILITY_NOTE_LENGTH}
              value={note}
              onChange={({ target }) => set('accessibility_note', target.value)}
            />
          )}
        </Field>
      </Fieldset>

      <Fieldset id="links" legend="Links elsewhere">
        <SocialLinksField
          values={links}
          onChange={(values) => set('social_links', values)}
          errors={links.map((_, at) => listMessages((errors.social_links as unknown[] | undefined)?.[at])[0])}
        />
      </Fieldset>
    </>
  )
}

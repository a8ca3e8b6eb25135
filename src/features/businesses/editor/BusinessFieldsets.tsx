import type { ReactNode } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { api } from '../../../kit/api/api.ts'
import { addScheme } from '../../../kit/text/links.ts'
import { Combobox } from '../../../kit/ui/Combobox.tsx'
import { Field, type FieldControl } from '../../../kit/ui/Field.tsx'
import { Input, Select } from '../../../kit/ui/Input.tsx'
import { region } from '../../../region/region.ts'
import { MarkdownField } from '../../markdown/MarkdownField.tsx'
import { MAX_MARKDOWN_LENGTH } from '../../markdown/markdown.constants.ts'
import { businessStructures, structureNames } from '../businesses.constants.ts'
import { suggestValues } from '../directory/directoryCache.ts'
import { RegisterLink } from '../RegisterLink.tsx'
import type { BusinessFormValues } from './businessFormValues.ts'
import { Fieldset } from './Fieldset.tsx'

const suggestIndustries = async (typed: string) => {
  const { industries } = await api('GET /industries', { query: { search: typed || undefined } })
  return industries.map(({ name, group }) => ({ name, note: group === name ? undefined : (group ?? undefined) }))
}
const suggestCities = async (typed: string) => (await suggestValues('city', typed)).map(({ name }) => ({ name }))

type FieldsetsProps = Pick<UseFormReturn<BusinessFormValues>, 'register' | 'watch' | 'setValue'> & {
  errors: FieldErrors<BusinessFormValues>
  isLicenseOptional: boolean
  regionName: string
}

type FieldOptions = {
  required?: boolean
  hint?: string
  aside?: ReactNode
  /** Whether a typed URL without `https://` gets it. */
  isUrl?: boolean
}

/** All fields of a business, in groups. */
export function BusinessFieldsets(props: FieldsetsProps) {
  const { register, watch, setValue, errors, isLicenseOptional, regionName } = props
  const choose = (name: 'industry' | 'city') => (chosen: string) => setValue(name, chosen, { shouldDirty: true })
  const field = (
    name: keyof BusinessFormValues,
    label: string,
    control: (props: FieldControl & ReturnType<typeof register>) => ReactNode = (props) => <Input {...props} />,
    { required = false, hint, aside, isUrl = false }: FieldOptions = {},
  ) => (
    <Field label={label} hint={hint} aside={aside} required={required} error={errors[name]?.message}>
      {(props) => control({ ...props, ...register(name, isUrl ? { setValueAs: addScheme } : undefined) })}
    </Field>
  )

  return (
    <>
      <Fieldset id="about" legend="About the business">
        {field(
          'business_name',
          'Business name',
          (props) => (
            <Input {...props} autoComplete="organization" />
          ),
          { required: true },
        )}
        {field('tagline', 'Tagline', undefined, { hint: 'What the business does, in one line.' })}
        <MarkdownField
          label="Description"
          error={errors.description?.message}
          required={false}
          value={watch('description')}
          max={MAX_MARKDOWN_LENGTH}
          rows={8}
          control={register('description')}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field(
            'industry',
            'Industry',
            (props) => (
              <Combobox {...props} isFreeText load={suggestIndustries} onSelect={choose('industry')} />
            ),
            { hint: 'Type what you do, and choose a name.' },
          )}
          {field('category', 'Category')}
        </div>
      </Fieldset>

      <Fieldset id="registration" legend="Legal identity">
        {field('alaska_business_license', `${regionName} ${region.register.number}`, undefined, {
          required: !isLicenseOptional,
          aside: <RegisterLink />,
          hint: isLicenseOptional ? undefined : `The number that ${regionName} has assigned to the business.`,
        })}
        {field(
          'ein',
          'EIN',
          (props) => (
            <Input {...props} placeholder="XX-XXXXXXX" autoComplete="off" />
          ),
          {
            hint: 'Federal tax number. Visible only to administrators and to those who can edit the business.',
          },
        )}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {field('business_structure', 'Business structure', (props) => (
            <Select {...props}>
              <option value="">Not given</option>
              {businessStructures.map((structure) => (
                <option key={structure} value={structure}>
                  {structureNames[structure]}
                </option>
              ))}
            </Select>
          ))}
          {field('year_established', 'Year established', (props) => (
            <Input {...props} inputMode="numeric" autoComplete="off" />
          ))}
        </div>
      </Fieldset>

      <Fieldset id="contact" legend="Contact and location">
        {field(
          'location',
          'Full address',
          (props) => (
            <Input {...props} autoComplete="street-address" />
          ),
          {
            hint: 'The full address in one line, as it should appear on the profile.',
          },
        )}
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_5rem_10.5rem]">
          {field('city', 'City', (props) => (
            <Combobox {...props} isFreeText load={suggestCities} onSelect={choose('city')} />
          ))}
          <Field label="State">
            {(props) => <Input {...props} {...register('state')} readOnly className="bg-sunken" />}
          </Field>
          {field('zip_code', 'Zip code', (props) => (
            <Input {...props} inputMode="numeric" autoComplete="postal-code" />
          ))}
        </div>
        {field('phone', 'Phone', (props) => (
          <Input {...props} type="tel" autoComplete="tel" />
        ))}
        {field(
          'website',
          'Website',
          (props) => (
            <Input {...props} type="url" placeholder="https://" autoComplete="url" />
          ),
          { isUrl: true },
        )}
        {field(
          'about_url',
          'About page',
          (props) => (
            <Input {...props} type="url" placeholder="https://" autoComplete="off" />
          ),
          { isUrl: true },
        )}
      </Fieldset>
    </>
  )
}

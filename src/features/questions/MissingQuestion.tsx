import { Meta } from '../../kit/page/Meta.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { Field } from '../../kit/ui/Field.tsx'
import { GetForm } from '../../kit/ui/GetForm.tsx'
import { Input } from '../../kit/ui/Input.tsx'
import { Contours } from '../../kit/ui/illustrations.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { PageHeading } from '../../kit/ui/PageHeading.tsx'

/** The page for a question that does not exist, with a search. */
export const MissingQuestion = () => (
  <div className="relative isolate overflow-clip">
    <Meta title="Question not found" />
    <Contours className="absolute inset-y-0 right-0 -z-10 h-full w-1/2 max-lg:hidden" />
    <div className="page pt-6 pb-20">
      <PageHeading
        title="Question not found"
        lead="It may have been removed, or the address is not quite right. Perhaps it was asked in other words."
      />
      <search className="block max-w-140">
        <GetForm action="/questions" className="flex flex-wrap items-end gap-3">
          <Field label="Search questions" className="flex-[1_1_14rem]">
            {(field) => <Input {...field} type="search" name="search" maxLength={200} autoComplete="off" />}
          </Field>
          <Button type="submit">Search</Button>
        </GetForm>
      </search>
      <p className="mt-6">
        <Link to="/questions">All questions</Link>
      </p>
    </div>
  </div>
)

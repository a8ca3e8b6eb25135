import type { ComponentProps, SubmitEvent } from 'react'
import { readNavigator } from '../page/navigator.ts'

/** A GET form that opens a screen with its values as the query. It also works without JavaScript. */
export function GetForm({ action, ...props }: ComponentProps<'form'> & { action: string }) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    const navigator = readNavigator()
    if (!navigator) return
    event.preventDefault()
    const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    const query = new URLSearchParams(values.filter(([, value]) => value !== ''))
    navigator.navigate(query.size > 0 ? `${action}?${query}` : action, {})
  }
  return <form {...props} method="get" action={action} onSubmit={submit} />
}

/** The form of a list whose controls change the URL themselves. Before hydration it is a plain GET form. */
export const ListFilterForm = ({ children, ...props }: ComponentProps<'form'> & { action: string }) => (
  <form {...props} method="get" onSubmit={(event) => event.preventDefault()}>
    {children}
    {/* The hidden button makes Enter submit a form that has several text fields. */}
    <button type="submit" hidden>
      Search
    </button>
  </form>
)

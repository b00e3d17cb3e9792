import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TextField } from './text-field.tsx'
import { useZodForm } from './use-zod-form.ts'

const Schema = z.object({ name: z.string(), address: z.string() })

function Example() {
  const form = useZodForm(Schema, { defaultValues: { name: 'Les Mésanges', address: '' } })
  return (
    <>
      <TextField label="Nom" {...form.field('name')} />
      <TextField label="Adresse" {...form.field('address')} />
    </>
  )
}

test('the HTML of the server shows the initial values of a form', () => {
  expect(renderToString(<Example />)).toContain('value="Les Mésanges"')
})

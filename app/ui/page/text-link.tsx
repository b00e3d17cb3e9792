import { createLink } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { textLinkClass } from '../button/button-class.ts'

function Anchor({ className, ...rest }: ComponentProps<'a'>) {
  return <a {...rest} className={clsx(textLinkClass, className)} />
}

/** A link inside the application, typed by the routes: `<TextLink to="/definitions">`. */
export const TextLink = createLink(Anchor)

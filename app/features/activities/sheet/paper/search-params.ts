import * as z from 'zod/mini'
import { searchField, searchText } from '#app/lib/search-params.ts'

/** What the code on the paper says: the day on which it was printed, and the fingerprint of its text. */
export const PaperSearch = z.object({ le: searchField(z.iso.date().check(z.regex(/^20/))), e: searchText(100) })

import { keptStore } from '#app/lib/kept/kept-store.ts'
import { SavePackingListInput } from '../schema.ts'

/** What was ticked and has not reached the server: change by change, so that no tab sends another's anew. */
export const keptChanges = keptStore('packing', SavePackingListInput)

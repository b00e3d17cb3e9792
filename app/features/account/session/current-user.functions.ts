import { publicFn } from '#app/server/fn.ts'
import { currentUser } from './current-user.server.ts'

// Apart from auth.functions.ts: the first script of every page needs this one, and only this one.
export const getCurrentUserFn = publicFn({ method: 'GET' }).handler(currentUser)

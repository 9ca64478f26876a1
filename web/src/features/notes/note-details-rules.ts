/** Rules of the form for a note's details, which load when it is opened. */
import { changeFile } from '@akada/contract/material/note-pages.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';

export const detailErrors = (change: unknown) => fieldErrors(changeFile.body, change);

/** The one-way rules: `npm test` checks them, and `npx depcruise core contract server web` does on the command line. */
import { forbidden, options } from './scripts/boundaries/boundaries.ts';

export default { forbidden, options };

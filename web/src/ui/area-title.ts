import { createContext } from 'react';

/** The title that wide screens show above a page, null where there is none: a page need not repeat it. */
export const AreaTitle = createContext<string | null>(null);

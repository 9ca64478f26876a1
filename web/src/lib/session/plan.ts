import { createContext, useContext } from 'react';

/** The name of the plan as the server says it; null until it is known. */
export const PlanContext = createContext<string | null>(null);

/** @returns the plan of the account, for controls that show that they come with premium */
export const usePlan = (): string | null => useContext(PlanContext);

import { MantineContext, type MantineTheme, MantineThemeContext } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';
import { useStoredScheme } from './use-stored-scheme.ts';
import { variantColours } from './variant-colours.ts';

/**
 * The components read these values besides the theme's own. Colours and sizes are variables of `variables.css`:
 * the library's provider would compute them in the browser, with 4 kB of script, before anything could be painted.
 */
const completeTheme = {
  white: '#fff',
  variantColorResolver: variantColours,
  autoContrast: false,
  luminanceThreshold: 0.3,
  focusRing: 'auto',
  focusClassName: '',
  activeClassName: 'mantine-active',
  breakpoints: { xs: '36em', sm: '48em', md: '62em', lg: '75em', xl: '88em' },
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.6', xl: '1.65' },
  radius: { xs: '0.125rem', sm: '0.25rem', md: '0.5rem', lg: '1rem', xl: '2rem' },
  spacing: { xs: '0.625rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  other: {},
  ...theme,
} as MantineTheme;

const fixed = {
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
} as const;

export function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useStoredScheme();

  return (
    <MantineContext value={{ ...fixed, ...scheme }}>
      <MantineThemeContext value={completeTheme}>{children}</MantineThemeContext>
    </MantineContext>
  );
}

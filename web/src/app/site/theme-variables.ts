/** Runs in the build: the app's theme for documents without the component library. */
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables } from '../../ui/theme/css-variables.ts';
import { theme } from '../../ui/theme/theme.ts';

type Variables = Record<string, string>;

const nameOfVariable = /--(?:mantine|akada)-[\w-]+/g;

/**
 * @param styles a style sheet that uses variables of the theme
 * @returns the values of the used variables, in light and in dark, as CSS
 */
export function getVariables(styles: string): string {
  const complete = mergeMantineTheme(DEFAULT_THEME, theme);
  const library = defaultCssVariablesResolver(complete);
  const own = cssVariables(complete);
  const variables: Variables = { ...library.variables, ...own.variables };
  const light: Variables = { ...library.light, ...own.light };
  const dark: Variables = { ...library.dark, ...own.dark };

  const requested = new Set(styles.match(nameOfVariable));
  // Values refer to further variables, which this loop adds to the set during the iteration.
  for (const name of requested) {
    for (const value of [variables[name], light[name], dark[name]]) {
      for (const used of value?.match(nameOfVariable) ?? []) requested.add(used);
    }
  }
  const pick = (group: Variables) =>
    Object.fromEntries(Object.entries(group).filter(([name]) => requested.has(name)));
  return convertCssVariables({ variables: pick(variables), light: pick(light), dark: pick(dark) });
}

/** Colours that the library adds and nothing here is drawn in. */
const unusedColours = /^--mantine-color-(pink|grape|violet|indigo|cyan|teal|green|lime|yellow|orange|blue)-/;

/** @returns all variables of the theme, and the classes that hide by the width of the screen */
export function themeStyles(): string {
  const complete = mergeMantineTheme(DEFAULT_THEME, theme);
  const library = defaultCssVariablesResolver(complete);
  const ownValues = cssVariables(complete);
  const pick = (group: 'variables' | 'light' | 'dark') =>
    Object.fromEntries(
      Object.entries({ ...library[group], ...ownValues[group] }).filter(
        ([name]) => !unusedColours.test(name),
      ),
    );
  const values = convertCssVariables({
    variables: pick('variables'),
    light: pick('light'),
    dark: pick('dark'),
  });
  const hiding = Object.entries(complete.breakpoints).map(
    ([name, width]) =>
      `@media (width < ${width}) {.mantine-visible-from-${name} {display: none !important;}}` +
      `@media (width >= ${width}) {.mantine-hidden-from-${name} {display: none !important;}}`,
  );
  return [values, ...hiding].join('').replace(/[;{}](?=.)/g, '$&\n');
}

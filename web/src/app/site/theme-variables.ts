/** Runs in the build: the app's theme for documents without the component library. */
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { cssVariables, theme } from '../../ui/theme/theme.ts';

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

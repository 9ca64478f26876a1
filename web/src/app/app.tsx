import { MantineProvider } from '@mantine/core';
import { colorSchemeManager } from '../ui/color-scheme.ts';
import { cssVariables, theme } from '../ui/theme.ts';
import { Router } from './router.tsx';

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <Router />
    </MantineProvider>
  );
}

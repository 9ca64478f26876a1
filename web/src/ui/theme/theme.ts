import { type ButtonProps, createTheme, type MantineColorsTuple, type MantineTheme } from '@mantine/core';

export const forest: MantineColorsTuple = [
  '#e8f5f0',
  '#cfe9de',
  '#a3d5c0',
  '#72bfa0',
  '#48aa83',
  '#2a9470',
  '#157f5d',
  '#0b6e4f',
  '#095a41',
  '#064632',
];

export const marigold: MantineColorsTuple = [
  '#fff6e6',
  '#fdeacb',
  '#fad79b',
  '#f7c46a',
  '#f5b354',
  '#f2a541',
  '#c27a1c',
  '#94590f',
  '#75460b',
  '#573407',
];

export const clay: MantineColorsTuple = [
  '#fcefec',
  '#f7dad3',
  '#eeb5a8',
  '#e79a89',
  '#da6e57',
  '#c8553d',
  '#b54932',
  '#9c3b27',
  '#7f2f1e',
  '#5f2216',
];

export const stone: MantineColorsTuple = [
  '#f7f3ea',
  '#efeadf',
  '#e4ddcf',
  '#d5cdbd',
  '#bdb5a4',
  '#8d8a82',
  '#5b6270',
  '#464e5e',
  '#30394b',
  '#1d2739',
];

export const night: MantineColorsTuple = [
  '#e2e9ef',
  '#c0ccd6',
  '#9aabb9',
  '#6f8292',
  '#35465a',
  '#22303f',
  '#18232f',
  '#0f1720',
  '#0b1118',
  '#070b10',
];

/** A white button stays white at night, so its words keep the colour of the day. */
const buttonTexts: Record<string, string | undefined> = {
  filled: 'var(--akada-on-accent)',
  subtle: 'var(--akada-accent)',
  white: forest[7],
};

/** The only source of colours, type and shape. Targets are at least 44 px high on every control. */
export const theme = createTheme({
  primaryColor: 'forest',
  primaryShade: { light: 7, dark: 6 },
  colors: { forest, marigold, clay, red: clay, gray: stone, dark: night },
  black: '#14213d',
  fontFamily: "'Inter Variable', 'Text on Arial', 'Text on Roboto', system-ui, sans-serif",
  headings: {
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2', fontWeight: '700' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.35' },
    },
  },
  defaultRadius: 10,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: {
      defaultProps: { size: 'md' },
      // Uses the product's own colour: dark on bright at night, and no intermediate shade without a
      // background.
      vars: (_: MantineTheme, { color, variant = 'filled' }: ButtonProps) => {
        const text = color === undefined ? buttonTexts[variant] : undefined;
        return { root: text === undefined ? {} : { '--button-color': text } };
      },
    },
    Checkbox: { vars: () => ({ root: { '--checkbox-icon-color': 'var(--akada-on-accent)' } }) },
    // Uses pixels, because its picture does not grow with the text, and the bars are laid out for this width.
    ActionIcon: { defaultProps: { variant: 'subtle' }, vars: () => ({ root: { '--ai-size': '44px' } }) },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    // A placeholder's width grows with the text, but the text that it replaces would wrap.
    Skeleton: { defaultProps: { maw: '100%' } },
  },
});

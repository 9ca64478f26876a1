import type { VariantColorsResolver } from '@mantine/core';

const none = '1px solid transparent';

/** The library's own resolver computes shades of any colour; here every colour is one of the theme, by its variables. */
export const variantColours: VariantColorsResolver = ({ color, variant }) => {
  const name = `--mantine-color-${color}`;
  switch (variant) {
    case 'filled':
      return {
        background: `var(${name}-filled)`,
        hover: `var(${name}-filled-hover)`,
        color: 'var(--mantine-color-white)',
        border: none,
      };
    case 'light':
      return {
        background: `var(${name}-light)`,
        hover: `var(${name}-light-hover)`,
        color: `var(${name}-light-color)`,
        border: none,
      };
    case 'white':
      return {
        background: 'var(--mantine-color-white)',
        hover: '#fcfcfc',
        color: `var(${name}-filled)`,
        border: none,
      };
    case 'default':
      return {
        background: 'var(--mantine-color-default)',
        hover: 'var(--mantine-color-default-hover)',
        color: 'var(--mantine-color-default-color)',
        border: '1px solid var(--mantine-color-default-border)',
      };
    default:
      return {
        background: 'transparent',
        hover: variant === 'transparent' ? 'transparent' : `var(${name}-light-hover)`,
        color: `var(${name}-light-color)`,
        border: none,
      };
  }
};

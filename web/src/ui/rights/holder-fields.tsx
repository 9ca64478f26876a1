import { copyrightLimits } from '@akada/core/rights/rights.ts';
import { TextInput } from '@mantine/core';

/** Properties of an input, as a form gives them by the name of the value. */
type GetInputProps = (name: 'holder' | 'contact') => object;

/** Asks who holds a copyright, and how to reach them. */
export function HolderFields({ getInputProps }: { getInputProps: GetInputProps }) {
  return (
    <>
      <TextInput
        label="Who holds the copyright?"
        description="A person, a school or a publisher. It may be you."
        maxLength={copyrightLimits.holder}
        autoComplete="off"
        {...getInputProps('holder')}
      />
      <TextInput
        label="How can we reach them?"
        description="An email address, a phone number or a website. Only administrators see it."
        maxLength={copyrightLimits.contact}
        autoComplete="off"
        {...getInputProps('contact')}
      />
    </>
  );
}

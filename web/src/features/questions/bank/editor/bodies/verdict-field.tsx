import { ChipField } from '../../../../../ui/form/choices/chip-field.tsx';

interface VerdictFieldProps {
  verdict: boolean;
  onChange: (verdict: boolean) => void;
}

export function VerdictField({ verdict, onChange }: VerdictFieldProps) {
  return (
    <ChipField
      mt={4}
      label="The statement is"
      value={String(verdict)}
      options={[
        ['true', 'True'],
        ['false', 'False'],
      ]}
      onChange={(choice) => onChange(choice === 'true')}
    />
  );
}

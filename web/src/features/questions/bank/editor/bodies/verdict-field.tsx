import { SelectField } from '../../../../../ui/form/select-field.tsx';

interface VerdictFieldProps {
  verdict: boolean;
  onChange: (verdict: boolean) => void;
}

export function VerdictField({ verdict, onChange }: VerdictFieldProps) {
  return (
    <SelectField
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

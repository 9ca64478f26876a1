import type { Department } from '@akada/contract/base/catalog.ts';
import { type CourseForm as CourseContent, CourseForm as courseRules } from '@akada/contract/base/courses.ts';
import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useCheckedForm } from '../../lib/form/use-checked-form.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { FormFault } from '../../ui/form/form-fault.tsx';
import { FormStack } from '../../ui/form/form-stack.tsx';
import { DepartmentField } from './department-field.tsx';
import { ProposeDepartment } from './propose-department.tsx';

export interface CourseValues {
  department_id: Department | null;
  name: string;
  description: string;
}

interface CourseFormProps {
  initialValues: CourseValues;
  refusal: Error | null;
  onSubmit: (content: CourseContent) => void;
  /** The buttons below the fields. */
  children: ReactNode;
}

/** The name, department and description of a course. */
export function CourseForm({ initialValues, refusal, onSubmit, children }: CourseFormProps) {
  const [isProposing, setProposing] = useState(false);
  const form = useCheckedForm<CourseValues>({
    initialValues,
    rules: (values) => fieldErrors(courseRules, getContent(values)),
    refusal,
  });

  return (
    <>
      <form onSubmit={form.submit((values) => onSubmit(getContent(values)))} noValidate>
        <FormStack>
          <FormFault error={form.fault} />
          <div>
            <DepartmentField
              path="department_id"
              error={form.errors.department_id}
              chosen={form.values.department_id}
              onChoose={(department) => form.setFieldValue('department_id', department)}
            />
            {form.values.department_id?.is_proposed ? (
              <Text size="sm" c="dimmed" mt={4} role="status">
                This department is new. An administrator approves it together with your course.
              </Text>
            ) : (
              <Button
                variant="subtle"
                size="compact-md"
                // A field that loses the focus closes its list, and this button would move away from the finger.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => setProposing(true)}
              >
                My department is missing
              </Button>
            )}
          </div>
          <TextInput label="Name" maxLength={120} autoComplete="off" {...form.getInputProps('name')} />
          <Textarea
            label="Description"
            description="Say what the course covers and who it is for. You can leave this empty."
            autosize
            minRows={4}
            maxLength={4_000}
            {...form.getInputProps('description')}
          />
          {children}
        </FormStack>
      </form>
      {isProposing && (
        <ProposeDepartment
          onClose={() => setProposing(false)}
          onProposed={(department) => {
            setProposing(false);
            form.setFieldValue('department_id', department);
            form.clearFieldError('department_id');
          }}
        />
      )}
    </>
  );
}

/** Without a department, the contract's rules report the missing field. */
function getContent({ department_id, name, description }: CourseValues): CourseContent {
  return { department_id: department_id?.id ?? '', name, description };
}

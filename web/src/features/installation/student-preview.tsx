import { Text } from '@mantine/core';
import { Cloth } from '../../ui/cloth/cloth.tsx';
import classes from './first-steps.module.css';

/** A sketch of a student's phone in the name and the colour of the school. It is an example, so no screen reader needs it. */
export function StudentPreview({ name, colour }: { name: string; colour: number }) {
  return (
    <aside className={classes.preview} aria-hidden="true">
      <Text size="sm" c="dimmed" ta="center" mb="xs">
        This is what students see
      </Text>
      <div className={classes.phone}>
        <div className={classes.phoneHead}>
          <span className={classes.phoneMark}>
            <Cloth seed={name} colour={colour} columns={2} rows={2} />
          </span>
          <b>{name}</b>
        </div>
        <div className={classes.next} data-course={colour}>
          <Cloth seed={name} colour={colour} columns={9} rows={2} />
          <div>
            <small>Mr. Adewale, SS2 Biology</small>
            <b>Transport in plants</b>
            <span className={classes.start}>Start 20 questions</span>
          </div>
        </div>
        <p>
          <b>12</b> Cards due
        </p>
        <p>
          <b>3</b> Mistakes to redo
        </p>
      </div>
    </aside>
  );
}

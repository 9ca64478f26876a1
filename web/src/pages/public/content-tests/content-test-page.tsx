import { links } from '@akada/core/links/links.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { blocks, plain } from './blocks.ts';
import classes from './content-tests.module.css';
import { diagrams } from './diagrams.ts';
import { formulas } from './formulas.ts';
import { RenderedText, TestPage } from './rendered-text.tsx';

/** Whatever content can hold, at three addresses. One module serves them: each row of the pages weighs on every visit. */
export function Component() {
  const { pathname } = useLocation();
  if (pathname === links.mathTest()) return <TextTest title="Formulas" text={formulas} />;
  if (pathname === links.diagramTest()) return <TextTest title="Diagrams" text={diagrams} />;
  return <BlocksTest />;
}

function TextTest({ title, text }: { title: string; text: string }) {
  return (
    <TestPage title={title}>
      <RenderedText text={text} />
    </TestPage>
  );
}

/** Every block, and a field to try others. */
function BlocksTest() {
  const [own, setOwn] = useState<string | null>(null);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOwn(String(new FormData(event.currentTarget).get('text')));
  };

  return (
    <TestPage title="Blocks of content">
      <form className={classes.form} onSubmit={show}>
        <label htmlFor="own-text">Markdown of your own</label>
        <textarea id="own-text" name="text" rows={4} />
        <Button type="submit">Show</Button>
      </form>
      {own !== null && (
        <section aria-label="Your text">
          <RenderedText text={own} />
        </section>
      )}
      <RenderedText text={blocks} />
      <h2>Plain text</h2>
      <RenderedText text={plain} form="plain" />
    </TestPage>
  );
}

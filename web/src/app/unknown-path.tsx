import { links } from '@akada/core/links/links.ts';
import type { ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { Empty } from '../ui/feedback/empty.tsx';
import { ButtonLink } from '../ui/links/links.tsx';
import { Page } from '../ui/page/page.tsx';
import { type PlannedPage, plannedPages, redirectAddresses } from './planned-pages.ts';
import type { SignedInAreaProps } from './signed-in-area.tsx';

const home = <Navigate to={links.landing()} replace />;

interface UnknownPathProps {
  /** What pages behind the guard stand in. */
  area: ComponentType<SignedInAreaProps>;
}

/** Where no page is: one that will be says so to those who may open it, any other address leads home. */
export function UnknownPath({ area: Area }: UnknownPathProps) {
  const areas = Map.groupBy(plannedPages, ({ rule }) => rule);

  return (
    <Routes>
      {[...areas].map(([rule, planned]) => (
        <Route key={planned[0]?.path} element={<Area {...rule} />}>
          {planned.map((page) => (
            <Route key={page.path} path={page.path} element={<OnItsWay page={page} />} />
          ))}
        </Route>
      ))}
      <Route element={<Area />}>
        {redirectAddresses.map((path) => (
          <Route key={path} path={path} element={home} />
        ))}
      </Route>
      <Route path="*" element={home} />
    </Routes>
  );
}

function OnItsWay({ page: { title, will, meanwhile } }: { page: PlannedPage }) {
  const [text, path] = meanwhile;

  return (
    <Page title={title}>
      <Empty title="This page is on its way" action={<ButtonLink to={path}>{text}</ButtonLink>}>
        Here you will {will} It comes with a later version of Akada.
      </Empty>
    </Page>
  );
}

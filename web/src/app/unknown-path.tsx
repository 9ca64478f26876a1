import { links } from '@akada/core/links/links.ts';
import { redirects } from '@akada/core/links/redirects.ts';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { storeUnknownAddress } from '../lib/device/unknown-address.ts';
import { pages } from './pages.ts';
import type { SignedInAreaProps } from './signed-in-area.tsx';

const home = <Home />;

function Home() {
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  useLayoutEffect(() => storeUnknownAddress(path), [path]);
  return <Navigate to={links.landing()} replace />;
}

/** Two paths that differ only in the names of parameters are the same address. */
const getShape = (path: string) => path.replace(/:\w+/g, ':');
const built = new Set(pages.map(({ path }) => getShape(path)));

/** Addresses that redirect some roles and have no page for any account. */
export const redirectAddresses = [
  ...new Set(Object.values(redirects).flatMap((rows) => rows.map(([from]) => from))),
].filter((path) => !built.has(getShape(path)));

interface UnknownPathProps {
  /** The frame of pages behind the guard. */
  area: ComponentType<SignedInAreaProps>;
}

/** Handles addresses without a page: some redirect a role to another page, the others lead home. */
export function UnknownPath({ area: Area }: UnknownPathProps) {
  return (
    <Routes>
      <Route element={<Area />}>
        {redirectAddresses.map((path) => (
          <Route key={path} path={path} element={home} />
        ))}
      </Route>
      <Route path="*" element={home} />
    </Routes>
  );
}

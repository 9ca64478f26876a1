import { type CatalogKind, exportCatalog } from '@akada/contract/base/catalog-administration.ts';
import { useListAddress } from '../../../lib/address/use-list-address.ts';
import { download } from '../../../lib/http/download.ts';
import { CsvButton } from '../../../ui/list/csv-button.tsx';
import { findFilter } from './catalog-list.tsx';

/** Downloads every entry that matches the address, as a table for spreadsheets. */
export function CatalogFile({ kind }: { kind: CatalogKind }) {
  const address = useListAddress();
  return (
    <CsvButton
      name={`akada-${kind}s.csv`}
      fetchFile={() => download(exportCatalog, { params: { kind }, query: findFilter(address) })}
    />
  );
}

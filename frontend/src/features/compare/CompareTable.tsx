import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { ContractCover } from '../../components/contract/ContractCover';
import { ContractPhoto } from '../../components/contract/ContractPhoto';
import { useNamed } from '../../lib/content/useNamed';
import type { Compared } from './compare-rows';
import type { Cell, Part, Row } from './table';
import './CompareTable.css';

interface CompareTableProps {
  contracts: readonly Compared[];
  parts: readonly Part[];
  /** The address of the comparison without a contract. */
  without: (id: string) => string;
  onRemove: (id: string) => void;
}

/** A column per contract. Its own region scrolls sideways, so that the page does not; the labels stay in view. */
export const CompareTable = ({ contracts, parts, without, onRemove }: CompareTableProps) => (
  <div className="compare-scroll" role="region" aria-label="Comparison" tabIndex={0}>
    <table className="compare-table" style={{ '--columns': contracts.length } as CSSProperties}>
      <thead>
        <tr>
          <th scope="col" className="corner">
            Contract
          </th>
          {contracts.map((contract) => (
            <Column
              key={contract.id}
              contract={contract}
              path={without(contract.id)}
              onRemove={() => onRemove(contract.id)}
            />
          ))}
        </tr>
      </thead>
      {parts.map(({ title, rows }) => (
        <tbody key={title} data-same={rows.every(({ differs }) => !differs) || undefined}>
          <tr className="part">
            <th scope="rowgroup" colSpan={contracts.length + 1}>
              <span>{title}</span>
            </th>
          </tr>
          {rows.map((row) => (
            <TableRow key={row.key} row={row} contracts={contracts} />
          ))}
        </tbody>
      ))}
    </table>
  </div>
);

function Column({ contract, path, onRemove }: { contract: Compared; path: string; onRemove: () => void }) {
  const { id, title, type, drawing, cover } = contract;
  return (
    <th scope="col">
      {cover ? (
        <ContractPhoto className="cover" photo={cover} sizes="300px" isFirst />
      ) : (
        <ContractCover className="cover" type={type} drawing={drawing} seed={id} />
      )}
      <Link className="title" to={`/contracts/${id}`} dir="auto">
        {title}
      </Link>
      <Link className="remove" to={path} rel="nofollow" onClick={onRemove} aria-label={`Remove ${title}`}>
        <X size={16} aria-hidden />
        Remove
      </Link>
    </th>
  );
}

function TableRow({ row, contracts }: { row: Row; contracts: readonly Compared[] }) {
  const named = useNamed();
  const { label, differs, cells } = row;
  return (
    <tr data-same={!differs || undefined}>
      <th scope="row">
        {named(label)}
        {differs && <small> differs</small>}
      </th>
      {cells.map((cell, at) => (
        <CellText key={contracts[at]?.id} cell={cell} />
      ))}
    </tr>
  );
}

const CellText = ({ cell: { text, isMissing, note, mark } }: { cell: Cell }) => (
  <td className={isMissing && 'missing'}>
    <span dir="auto">{text}</span>
    {mark && (
      <>
        {' '}
        <b className="mark">{mark}</b>
      </>
    )}
    {note && <small>{note}</small>}
  </td>
);

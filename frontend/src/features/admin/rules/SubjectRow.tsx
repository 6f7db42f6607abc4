import { Link } from 'react-router';
import { kindOf } from '../../../components/contract/contract-kinds';
import { Pill } from '../../../components/plain/Pill';
import { capitalized } from '../../../lib/format/capitalized';
import { AdminRow } from '../list/AdminRow';
import { addressOf, checkedText, KINDS, rulesOf, type Subject, type TypeRule } from './rule-words';
import { StatusPill } from './StatusPill';
import { useSubjectActs } from './useSubjectActs';

export function SubjectRow({ subject }: { subject: Subject }) {
  const { id, kind, name, types } = subject;
  const { acts, dialog } = useSubjectActs(subject);
  return (
    <AdminRow
      about={name}
      head={
        <>
          <Link to={addressOf(id)} dir="auto">
            {name}
          </Link>
          <StatusPill subject={subject} />
        </>
      }
      meta={[KINDS[kind], ...types.map((type) => kindOf(type).label)].join(' · ')}
      acts={acts}
    >
      {rulesOf(subject).map((rule) => (
        <RuleLine key={rule.type} rule={rule} isOnly={types.length === 1} />
      ))}
      {dialog}
    </AdminRow>
  );
}

/** What is in force for one type, and what waits. */
function RuleLine({ rule: { type, inForce, draft }, isOnly }: { rule: TypeRule; isOnly: boolean }) {
  const about = isOnly ? '' : `${kindOf(type).label}: `;
  const text = inForce
    ? `version ${inForce.version} in force, ${checkedText(inForce)}, ${inForce.sourceName}`
    : 'nothing in force';
  return (
    <div className="note">
      <span dir="auto">
        {about}
        {isOnly ? capitalized(text) : text}
      </span>{' '}
      {draft && <Pill tone="amber">Version {draft.version} waits</Pill>}
    </div>
  );
}

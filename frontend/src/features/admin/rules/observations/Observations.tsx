import { OBSERVED } from '@handover/domain/rules/observations';
import { ruleValueText } from '@handover/domain/rules/read-rule';
import type { RuleValue } from '@handover/domain/rules/rule';
import { Check, PenLine, X } from 'lucide-react';
import { kindOf } from '../../../../components/contract/contract-kinds';
import { SectionCard } from '../../../../components/mui/SectionCard';
import {
  useAdminRuleObservationsQuery,
  useResolveObservationMutation,
  type RuleObservationFieldsFragment as Observation,
  type RuleObservationState,
} from '../../../../generated/admin-rules';
import { timeAgoInText } from '../../../../lib/format/time';
import { useSearchParam } from '../../../../lib/useSearchParam';
import { AdminList, listOf } from '../../list/AdminList';
import { AdminRow, TabLink } from '../../list/AdminRow';
import { announced } from '../../list/announced';
import { differingIn } from './observed-answers';
import type { Subject } from '../rule-words';

/** What members told about a company, until an admin has decided about it; nothing if no one did. */
export function Observations({ subject }: { subject: Subject }) {
  const query = useAdminRuleObservationsQuery({
    variables: { subjectId: subject.id },
    fetchPolicy: 'cache-and-network',
  });
  const nodes = query.data?.ruleObservations.edges.map(({ node }) => node) ?? [];
  const differing = differingIn(subject, nodes);
  const list = listOf({
    query,
    connection: (data) => data.ruleObservations,
    row: (node) => (
      <ObservationRow key={node.id} observation={node} isDiffering={(key) => differing(node, key)} />
    ),
  });
  if (!list.failed && (list.rows?.length ?? 0) === 0) return null;
  return (
    <SectionCard
      title="Observations"
      text="After a transfer, each party may say what the company asked. Change the rule if they are right, then choose Used."
    >
      <AdminList label="Observations" empty={{ icon: Check, title: 'All are decided' }} {...list} />
    </SectionCard>
  );
}

interface ObservationRowProps {
  observation: Observation;
  /** Whether enough members give this answer, and the rule does not. */
  isDiffering: (key: string) => boolean;
}

function ObservationRow({ observation, isDiffering }: ObservationRowProps) {
  const { id, type, transferId, answers, note, createdAt } = observation;
  const { slug, label } = kindOf(type);
  const [, edit] = useSearchParam('edit');
  const [resolve] = useResolveObservationMutation({
    refetchQueries: ['AdminRuleObservations', 'AdminRuleSubjects'],
  });
  const decide = (state: RuleObservationState, done: string) =>
    void announced(resolve({ variables: { id, state } }), done, 'Failed to decide about it');
  const about = `the observation from ${timeAgoInText(createdAt)}`;
  return (
    <AdminRow
      about={about}
      head={<b>{label}</b>}
      meta={
        <>
          {timeAgoInText(createdAt)}
          {transferId && (
            <>
              {' · '}
              <TabLink to={`?tab=sales&show=all&q=${transferId}`}>The transfer</TabLink>
            </>
          )}
        </>
      }
      acts={[
        { label: 'Used', icon: Check, inRow: true, onClick: () => decide('USED', 'Marked as used') },
        { label: 'Dismiss', icon: X, inRow: true, onClick: () => decide('DISMISSED', 'Dismissed') },
        { label: 'Edit rule', icon: PenLine, inRow: true, onClick: () => edit(slug) },
      ]}
    >
      {OBSERVED.filter(({ key }) => key in answers).map((definition) => (
        <div key={definition.key} className="note">
          {definition.label}: <b>{ruleValueText(definition, answers[definition.key] as RuleValue)}</b>
          {isDiffering(definition.key) && ' (several say so, the rule does not)'}
        </div>
      ))}
      {note && (
        <div className="note" dir="auto">
          {note}
        </div>
      )}
    </AdminRow>
  );
}

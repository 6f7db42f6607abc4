import { disagreements, type Agreement } from '@handover/domain/rules/observations';
import type { RuleValue, RuleValues } from '@handover/domain/rules/rule';
import type { ContractType, RuleObservationFieldsFragment } from '../../../../generated/admin-rules';
import { ruleOf, type Subject } from '../rule-words';

type Observation = Pick<RuleObservationFieldsFragment, 'type' | 'answers'>;

const agreementsOf = (answers: readonly Observation['answers'][]): Agreement[] => {
  const given = answers.flatMap((one) => Object.entries(one) as [string, RuleValue][]);
  return [...Map.groupBy(given, (answer) => answer.join(' ')).values()].flatMap((same) =>
    same[0] ? { key: same[0][0], value: same[0][1], count: same.length } : [],
  );
};

/** Of these open observations: whether enough give the same answer as this one, and the rule in force another. */
export function differingIn(
  subject: Subject,
  observations: readonly Observation[],
): (observation: Observation, key: string) => boolean {
  const byType = Map.groupBy(observations, ({ type }) => type);
  const differing = (type: ContractType) =>
    disagreements(
      agreementsOf((byType.get(type) ?? []).map(({ answers }) => answers)),
      ruleOf(subject, type).inForce?.values as RuleValues | undefined,
    );
  const ofType = new Map([...byType.keys()].map((type) => [type, differing(type)]));
  return ({ type, answers }, key) =>
    (ofType.get(type) ?? []).some((one) => one.key === key && one.value === answers[key]);
}

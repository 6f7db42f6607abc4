import { linesOf } from '@handover/domain/rules/lines';
import type { RuleValues } from '@handover/domain/rules/rule';
import Box from '@mui/material/Box';
import type { ContractType } from '../../../generated/admin-rules';
import { wordOf } from '../../../lib/enum-words';
import type { Subject, Version } from './rule-words';

interface RuleSentencesProps {
  subject: Pick<Subject, 'kind' | 'name'>;
  type: ContractType;
  version: Pick<Version, 'values' | 'sourceName' | 'sourceUrl' | 'checkedOn'>;
}

/** What members read about a contract to which only this rule applies. */
export function RuleSentences({ subject: { kind, name }, type, version }: RuleSentencesProps) {
  const { values, sourceName, sourceUrl, checkedOn } = version;
  const rule = {
    ...{ kind: wordOf(kind), name, values: values as RuleValues },
    ...{ sourceName, sourceUrl, checkedOn: checkedOn ?? '' },
  };
  const lines = linesOf({ type: wordOf(type), rules: [rule] });
  if (lines.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>Nothing: no value says anything yet.</Box>;
  return (
    <Box
      component="ul"
      aria-label={`What members read about ${name}`}
      sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}
    >
      {lines.map(({ key, text }) => (
        <li key={key} dir="auto">
          {text}
        </li>
      ))}
    </Box>
  );
}

import { formatDay } from '@handover/domain/facts/format-fact';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWatch, type Control, type UseFormSetValue } from 'react-hook-form';
import { kindOf, typeFromSlug } from '../../../components/contract/contract-kinds';
import { typedFacts } from '../../../components/mui/facts/fact-values';
import { isProblem, RuleProblems } from '../../../components/contract/RuleProblems';
import { useCheckRulesQuery, type CheckRulesInput, type CheckRulesQuery } from '../../../generated/rules';
import { useSettled } from '../../../lib/useSettled';
import { ruleCheckOf } from './rule-check';
import type { SubmitValues } from './submit-form';

interface SubmitRulesProps {
  control: Control<SubmitValues>;
  setValue: UseFormSetValue<SubmitValues>;
}

type Checked = CheckRulesQuery['checkRules'];

/** What the company, the program and the state of the contract usually ask, as soon as the form says which they are. */
export function SubmitRules({ control, setValue }: SubmitRulesProps) {
  const values = useWatch({ control }) as SubmitValues;
  const input = JSON.parse(useSettled(JSON.stringify(ruleCheckOf(values)))) as CheckRulesInput | null;
  const { data, previousData } = useCheckRulesQuery({
    variables: { input: input ?? { type: 'CAR_LEASE' } },
    skip: !input,
  });
  const found = input && (data ?? previousData)?.checkRules;
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
      {found && found.lines.length > 0 && (
        <Box sx={{ p: 2.5, borderRadius: '12px', bgcolor: 'sunken.main' }}>
          <Typography variant="h5" component="h3">
            {titleOf(found)}
          </Typography>
          <RuleProblems lines={found.lines} />
          <Box
            component="ul"
            sx={{ m: 0, mt: 1, pl: 2.5, color: 'text.secondary', fontSize: '0.9375rem', lineHeight: 1.7 }}
          >
            {found.lines
              .filter((line) => !isProblem(line))
              .map(({ key, text, subject }) => (
                <li key={key}>
                  {text}
                  {subject !== ownerOf(found) && ` (${subject})`}
                </li>
              ))}
          </Box>
          <UseThese values={values} suggested={found.suggestedFacts} setValue={setValue} />
        </Box>
      )}
    </Box>
  );
}

/** Whose rules the box is about: the company, or who asks first. */
const ownerOf = ({ company, lines }: Checked): string => company?.name ?? lines[0]?.subject ?? '';

function titleOf(found: Checked): string {
  const owner = ownerOf(found);
  const line = found.lines.find(({ subject }) => subject === owner) ?? found.lines[0];
  const source = line && ` (checked ${formatDay(line.checkedOn)}, ${line.source})`;
  return `What ${owner} usually asks${source ?? ''}`;
}

interface UseTheseProps {
  values: SubmitValues;
  suggested: Checked['suggestedFacts'];
  setValue: SubmitRulesProps['setValue'];
}

/** Fills in what the rules leave no doubt about, and only where nothing is stated yet. */
function UseThese({ values, suggested, setValue }: UseTheseProps) {
  const type = typeFromSlug(values.type);
  const typed = type ? typedFacts(kindOf(type).slug, suggested) : {};
  const empty = Object.keys(suggested).filter((key) => typed[key] && !values.facts[key]?.trim());
  if (empty.length === 0) return null;
  const use = () =>
    empty.forEach((key) =>
      setValue(`facts.${key}`, typed[key] ?? '', { shouldDirty: true, shouldValidate: true }),
    );
  return (
    <Button variant="outlined" onClick={use} sx={{ mt: 1.5 }}>
      Use these
    </Button>
  );
}

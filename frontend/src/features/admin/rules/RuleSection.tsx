import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PenLine } from 'lucide-react';
import { kindOf } from '../../../components/contract/contract-kinds';
import { SectionCard } from '../../../components/mui/SectionCard';
import { useSearchParam } from '../../../lib/useSearchParam';
import { RuleForm } from './RuleForm';
import { RuleHistory } from './RuleHistory';
import { RuleSentences } from './RuleSentences';
import { RuleSource } from './RuleSource';
import type { Subject, TypeRule } from './rule-words';
import { WaitingDraft } from './WaitingDraft';

interface RuleSectionProps {
  subject: Subject;
  rule: TypeRule;
}

/** The rule about contracts of one type: what is in force, what waits, and all versions. The address opens its form. */
export function RuleSection({ subject, rule }: RuleSectionProps) {
  const { type, versions, inForce, draft } = rule;
  const { slug, label } = kindOf(type);
  const [edited, edit] = useSearchParam('edit');
  const isOpen = subject.status !== 'RETIRED';
  const isWritable = isOpen && subject.types.includes(type);
  const isEditing = isWritable && edited === slug;
  return (
    <SectionCard
      title={label}
      action={
        isWritable &&
        !isEditing && (
          <Button
            variant="outlined"
            startIcon={<PenLine size={18} aria-hidden />}
            aria-label={`${draft ? 'Edit the draft' : 'Write a version'} for ${label}`}
            onClick={() => edit(slug)}
          >
            {draft ? 'Edit the draft' : 'Write a version'}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5, mt: 1, '& > *': { minWidth: 0 } }}>
        {isEditing ? (
          <RuleForm subject={subject} rule={rule} onClose={() => edit('')} />
        ) : (
          draft && isOpen && <WaitingDraft subject={subject} draft={draft} inForce={inForce} />
        )}
        {inForce ? (
          <div>
            <Typography variant="h4" component="h3">
              Version {inForce.version} in force
            </Typography>
            <RuleSource version={inForce} />
            <RuleSentences subject={subject} type={type} version={inForce} />
          </div>
        ) : (
          <Typography color="textSecondary">Nothing in force: members read no rule of this type.</Typography>
        )}
        {versions.length > 0 && <RuleHistory subject={subject} type={type} versions={versions} />}
      </Box>
    </SectionCard>
  );
}

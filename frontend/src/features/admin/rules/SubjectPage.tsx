import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ArrowLeft, BookOpen } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useAdminRuleSubjectsQuery } from '../../../generated/admin-rules';
import { RowSkeletons } from '../list/TabSkeleton';
import { Observations } from './observations/Observations';
import { rulesOf } from './rule-words';
import { RuleSection } from './RuleSection';
import { SubjectHead } from './SubjectHead';

/** One company, program or state, with its rules and their versions. */
export function SubjectPage({ id }: { id: string }) {
  const { data, error, refetch } = useAdminRuleSubjectsQuery({
    variables: { filter: { q: id } },
    fetchPolicy: 'cache-and-network',
  });
  const subject = data?.ruleSubjects.edges.find(({ node }) => node.id === id)?.node;
  return (
    <Box sx={{ display: 'grid', gap: 3, '& > *': { minWidth: 0 } }}>
      <Link
        component={RouterLink}
        to="?tab=rules"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, justifySelf: 'start' }}
      >
        <ArrowLeft size={16} aria-hidden />
        Rule book
      </Link>
      {subject ? (
        <>
          <SubjectHead subject={subject} />
          <Observations subject={subject} />
          {rulesOf(subject).map((rule) => (
            <RuleSection key={rule.type} subject={subject} rule={rule} />
          ))}
        </>
      ) : data ? (
        <EmptyState icon={BookOpen} title="Not in the rule book" text="There is nothing with this id." />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <RowSkeletons count={6} />
      )}
    </Box>
  );
}

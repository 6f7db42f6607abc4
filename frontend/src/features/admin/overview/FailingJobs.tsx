import Typography from '@mui/material/Typography';
import type { AdminOverviewQuery } from '../../../generated/admin-overview';
import { ScrollTable } from './FigureTable';

type Jobs = AdminOverviewQuery['overview']['failingJobs'];

/** Jobs that fail, by kind; nothing if all succeed. */
export const FailingJobs = ({ jobs }: { jobs: Jobs }) =>
  jobs.length > 0 && (
    <section id="failing-jobs">
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Failing jobs
      </Typography>
      <ScrollTable label="Failing jobs" head={['Job', 'Retrying', 'Given up']}>
        {jobs.map(({ task, failing, givenUp }) => (
          <tr key={task}>
            <th scope="row">{task}</th>
            <td>{failing}</td>
            <td>{givenUp}</td>
          </tr>
        ))}
      </ScrollTable>
    </section>
  );

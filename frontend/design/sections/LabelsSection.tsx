import { ContractCover } from '../../src/components/contract/ContractCover';
import { Fact } from '../../src/components/mui/Fact';
import { ListRow } from '../../src/components/mui/ListRow';
import { Money } from '../../src/components/mui/Money';
import { Pill } from '../../src/components/plain/Pill';
import { StatusBadge } from '../../src/components/plain/StatusBadge';
import { TypeLabel } from '../../src/components/contract/TypeIcon';
import { contractKinds } from '../../src/components/contract/contract-kinds';
import { Group } from './Group';

const statuses = ['ACTIVE', 'PENDING', 'COMPLETED', 'CANCELLED'] as const;

const subjects: Record<string, readonly string[]> = {
  'car-lease': ['sedan', 'suv', 'truck', 'van', 'hatchback', 'coupe', 'convertible', 'wagon'],
  apartment: ['tower', 'walkup', 'loft', 'balconies', 'corner', 'garden', 'room', 'courtyard'],
  mortgage: ['house', 'craftsman', 'ranch', 'condo', 'townhouse', '2-4-units', 'manufactured', 'victorian'],
  timeshare: ['palm', 'sail', 'mountain', 'ski', 'pool', 'lake', 'resort', 'golf'],
  loan: ['auto', 'motorcycle', 'rv', 'boat', 'solar', 'equipment', 'business', 'personal'],
};

export function LabelsSection() {
  return (
    <>
      <Group title="Pills">
        <Pill>Standard User</Pill>
        <Pill tone="amber">Urgent</Pill>
        <Pill tone="primary">Seller</Pill>
      </Group>
      <Group title="Status">
        {statuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </Group>
      <Group title="Type">
        {contractKinds.map(({ type }) => (
          <TypeLabel key={type} type={type} />
        ))}
      </Group>
      <Group title="Covers: eight drawings of each type" columns={220}>
        {contractKinds.flatMap(({ type, slug }) =>
          (subjects[slug] ?? []).map((subject) => (
            <ContractCover key={slug + subject} type={type} drawing={`${slug}-${subject}`} seed={subject} />
          )),
        )}
      </Group>
      <Group title="Facts" columns={150}>
        <dl style={{ margin: 0 }}>
          <Fact label="Monthly Payment">
            <Money cents={41_250} />
          </Fact>
        </dl>
        <dl style={{ margin: 0 }}>
          <Fact label="Total Remaining" inline strong>
            <Money cents={577_500} />
          </Fact>
        </dl>
      </Group>
      <Group title="Rows of a list" columns={320}>
        <ul style={{ margin: 0, padding: 0 }}>
          <ListRow heading="2024 Honda Civic lease" details="Bought on November 21, 2026">
            <StatusBadge status="PENDING" />
          </ListRow>
          <ListRow heading="Two rooms in Ohio City" details="Listed on November 2, 2026" />
        </ul>
      </Group>
    </>
  );
}

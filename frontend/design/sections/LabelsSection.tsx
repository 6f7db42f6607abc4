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

export function LabelsSection() {
  return (
    <>
      <Group title="Pills">
        <Pill>Standard User</Pill>
        <Pill tone="amber">Admin</Pill>
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
      <Group title="Covers: two drawings of each type" columns={220}>
        {contractKinds.flatMap(({ type }) =>
          ['0000', '000d'].map((seed) => <ContractCover key={type + seed} type={type} seed={seed} />),
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

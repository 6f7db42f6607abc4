import { Column } from 'typeorm';

interface MomentOptions {
  nullable?: boolean;
  /** Filled by the database where the insert says nothing. */
  now?: boolean;
}

/** A timestamptz in milliseconds, as ISO 8601 text in entities: the same form that hot reads return. */
export const Moment = (
  name: string,
  { nullable = false, now = false }: MomentOptions = {},
): PropertyDecorator =>
  Column({
    type: 'timestamptz',
    name,
    precision: 3,
    nullable,
    ...(now && { default: () => 'now()' }),
    transformer: {
      from: (value: Date | null) => value?.toISOString() ?? null,
      to: (value: string | null | undefined) => value,
    },
  });

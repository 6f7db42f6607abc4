import {
  MoreThan,
  type FindOptionsOrder,
  type FindOptionsSelect,
  type FindOptionsWhere,
  type Repository,
} from 'typeorm';

const PAGE = 1_000;

/** All rows that match, with the selected columns, in pages by id so that no statement runs long. */
export async function readAll<Row extends { id: string }>(
  repository: Repository<Row>,
  where: FindOptionsWhere<Row>,
  select: FindOptionsSelect<Row>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const page = await repository.find({
      select,
      where: last ? { ...where, id: MoreThan(last.id) } : where,
      order: { id: 'ASC' } as FindOptionsOrder<Row>,
      take: PAGE,
    });
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

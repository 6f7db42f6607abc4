import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional } from 'class-validator';
import { AppError } from './errors.js';

@ObjectType({ description: 'Position of a page in its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'True if more entries follow this page.' })
  hasNextPage: boolean;
  @Field(() => Boolean, { description: 'True if entries precede this page.' })
  hasPreviousPage: boolean;
  @Field(() => String, { nullable: true, description: 'Cursor of the first entry.' })
  startCursor: string | null;
  @Field(() => String, { nullable: true, description: 'Cursor of the last entry.' })
  endCursor: string | null;
}

export interface Edge<T> {
  node: T;
  cursor: string;
}

export interface Connection<T> {
  edges: Edge<T>[];
  pageInfo: PageInfo;
}

/** A keyset cursor: the value that the list is sorted by, of one row, and its id. */
export type Position = readonly [value: string, id: string];

/** How cursors write and read the value that a list is sorted by. */
export interface SortKey<T> {
  write: (entry: T) => string;
  /** The value for SQL; null if the text is not one of this list. */
  read: (text: string) => string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Most lists are newest first. */
export const NEWEST: SortKey<{ createdAt: string }> = {
  write: ({ createdAt }) => createdAt,
  read: (text) => (ISO.test(text) && !Number.isNaN(Date.parse(text)) ? text : null),
};

export const encodeCursor = ([value, id]: Position): string =>
  Buffer.from(`${value} ${id}`).toString('base64url');

export function decodeCursor(
  cursor: string | null | undefined,
  key: Pick<SortKey<unknown>, 'read'> = NEWEST,
): Position | null {
  if (!cursor) return null;
  const [text = '', id] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const value = key.read(text);
  if (value === null || !isUuid(id))
    throw new AppError('BAD_REQUEST', 'That page of the list does not exist.');
  return [value, id];
}

/** The largest page of any list, in entries. */
export const LARGEST_PAGE = 500;

/** The requested page size, checked against its bounds. */
export function pageSize(asked: number | null | undefined, usual: number): number {
  if (asked === null || asked === undefined) return usual;
  if (!Number.isInteger(asked) || asked < 1 || asked > LARGEST_PAGE)
    throw new AppError('BAD_REQUEST', `A page has from 1 to ${LARGEST_PAGE} entries.`);
  return asked;
}

/** Makes its cursor only if it is asked for: most clients read only `endCursor`. */
class KeyedEdge<T extends { id: string }> implements Edge<T> {
  constructor(
    public node: T,
    private readonly key: Pick<SortKey<T>, 'write'>,
  ) {}

  get cursor(): string {
    return encodeCursor([this.key.write(this.node), this.node.id]);
  }
}

/** Makes a page from limit + 1 rows, newest first unless another key is given. */
export function connectionOf<T extends { id: string; createdAt: string }>(
  rows: T[],
  first: number,
  after: string | null | undefined,
  key: Pick<SortKey<T>, 'write'> = NEWEST,
): Connection<T> {
  const edges = rows.slice(0, first).map((node) => new KeyedEdge(node, key));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: Boolean(after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** The Relay connection type of an entity. */
export function connectionType<T>(node: Type<T>): Type<Connection<T>> {
  @ObjectType(`${node.name}Edge`, { description: `One ${node.name} in a list.` })
  class NodeEdge {
    @Field(() => node, { description: 'The entry.' })
    node: T;
    @Field(() => String, { description: 'Cursor for `after` or `before`.' })
    cursor: string;
  }

  @ObjectType(`${node.name}Connection`, { description: `A page of a list of ${node.name}.` })
  class NodeConnection {
    @Field(() => [NodeEdge], { description: 'The entries of this page.' })
    edges: NodeEdge[];
    @Field(() => PageInfo, { description: 'Position of this page.' })
    pageInfo: PageInfo;
  }
  return NodeConnection;
}

/** A page of a list that may also be read from its oldest entry on. */
export interface OrderedPage extends PageArgs {
  sort?: 'newest' | 'oldest' | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, { nullable: true, description: 'Page size.' })
  @IsOptional()
  first?: number | null;
  @Field(() => String, { nullable: true, description: 'Cursor of the last entry of the previous page.' })
  @IsOptional()
  after?: string | null;
}

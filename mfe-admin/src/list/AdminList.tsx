import { Button, Cluster, EmptyState, Skeleton, Stack, VisuallyHidden } from '@soulsign/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from './LoadFailed.tsx'
import css from './list.module.css'
import { isNarrowed } from './query.ts'
import { SearchBox } from './SearchBox.tsx'
import { type Direction, Table, type TableProps } from './Table.tsx'
import type { AdminList as List } from './useAdminList.ts'

interface AdminListProps<Item> extends Pick<TableProps<Item>, 'caption' | 'columns' | 'rowKey' | 'href'> {
  list: Omit<List, 'data' | 'items'> & { items: Item[] }
  /** Placeholder and name of the search box. */
  searchLabel: string
  /** Selects beside the search box. */
  filters?: ReactNode
  /** Buttons above the table, such as the export. */
  actions?: ReactNode
  /** The sort order if the address names none. */
  defaultSort?: { key: string; direction: Direction }
  /** The text of an empty list without filters. */
  empty: string
}

/** Search, filters, table and pages of a list. Every list of the admin area uses it. */
export function AdminList<Item>({
  list,
  searchLabel,
  filters,
  actions,
  defaultSort,
  empty,
  ...table
}: AdminListProps<Item>) {
  const { t } = useTranslation('admin')
  const { query, items, pages, isPending, isError, isPlaceholderData } = list
  const sort = defaultSort && {
    key: query['sort'] ?? defaultSort.key,
    direction: (query['direction'] as Direction | undefined) ?? defaultSort.direction,
  }
  return (
    <Stack gap={4}>
      <div className={css.tools}>
        <search className={css.filters}>
          <SearchBox
            label={searchLabel}
            value={query['search'] ?? ''}
            onSearch={(search) => list.change({ search }, { replace: true })}
          />
          {filters}
        </search>
        {actions && <Cluster gap={2}>{actions}</Cluster>}
      </div>
      <p role="status" className={css.status}>
        {isPending || isPlaceholderData
          ? t('list.loading')
          : !isError && <Shown count={items.length}>{t('list.shown', { count: items.length })}</Shown>}
      </p>
      {isError && <LoadFailed title={t('list.failed')} text={t('list.failedText')} query={list} />}
      {isPending ? (
        <TableSkeleton />
      ) : items.length > 0 ? (
        <div aria-busy={isPlaceholderData} className={css.results}>
          <Table
            // A new page starts at its top.
            key={query['cursor']}
            {...table}
            items={items}
            sort={sort}
            // The default column has no name, because a list that only sorts by date has no `sort`.
            onSort={({ key, direction }) => list.change({ sort: key === defaultSort?.key ? '' : key, direction })}
          />
        </div>
      ) : (
        !isError && (
          <EmptyState title={isNarrowed(query) ? t('list.noMatch') : empty}>
            {isNarrowed(query) && t('list.noMatchText')}
          </EmptyState>
        )
      )}
      {(pages.first || pages.next || pages.areUsed) && (
        <nav aria-label={t('list.pages')} className={css.pages}>
          <PageButton go={pages.first}>{t('list.first')}</PageButton>
          <PageButton go={pages.previous}>{t('list.previous')}</PageButton>
          <PageButton go={isPlaceholderData ? null : pages.next}>{t('list.next')}</PageButton>
        </nav>
      )}
    </Stack>
  )
}

/** How many rows there are. That there are none is seen below, and only has to be heard. */
const Shown = ({ count, children }: { count: number; children: string }) =>
  count > 0 ? children : <VisuallyHidden>{children}</VisuallyHidden>

const PageButton = ({ go, children }: { go: (() => void) | null; children: ReactNode }) => (
  <Button variant="secondary" size="s" unavailable={!go} onClick={go ?? undefined}>
    {children}
  </Button>
)

const ROWS = 8

/** The placeholder of a loading table. */
function TableSkeleton() {
  const { t } = useTranslation('admin')
  return (
    <div className={css.skeleton}>
      <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </div>
  )
}

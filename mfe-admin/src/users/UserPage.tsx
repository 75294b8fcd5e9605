import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { useParams } from '@soulsign/remote-kit/router'
import { Badge, Cluster, PageHeader } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '../detail/DetailPage.tsx'
import { ADMIN_KEY } from '../list/index.ts'
import { AccountActions } from './AccountActions.tsx'
import { AccountCards } from './AccountCards.tsx'
import { Entries } from './Entries.tsx'
import { SendInvitationAgain } from './SendInvitationAgain.tsx'
import css from './user.module.css'

/** `/admin/users/:id`: one person, without the text of their entries. */
export function Component() {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: [ADMIN_KEY, 'user', id],
    queryFn: ({ signal }) => api.call('getUser', { params: { id } }, { signal }),
  })
  usePageTitle(query.data?.email ?? t('users.title'))
  return (
    <DetailPage query={query} list="/admin/users" texts="user">
      {(person) => (
        <>
          <PageHeader
            className={css.header}
            title={<bdi className={css.long}>{person.email}</bdi>}
            lead={<bdi className={css.long}>{person.full_name ?? t('user.unnamed')}</bdi>}
          >
            {person.invited && (
              <Cluster gap={3}>
                <Badge>{t('users.invited')}</Badge>
                <SendInvitationAgain person={person} />
              </Cluster>
            )}
          </PageHeader>
          <AccountCards person={person} />
          <Entries personId={person.id} />
          <AccountActions person={person} />
        </>
      )}
    </DetailPage>
  )
}

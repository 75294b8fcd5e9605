import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

/** The provider's storage, in memory only. */
export function memoryAdapter(): AdapterFactory {
  const rows = new Map<string, AdapterPayload>()
  const now = () => Math.floor(Date.now() / 1000)
  return (model): Adapter => {
    const find = async (id: string) => {
      const row = rows.get(`${model}:${id}`)
      return row?.exp !== undefined && row.exp < now() ? undefined : row
    }
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...rows].find(([key, row]) => key.startsWith(`${model}:`) && row[field] === value)?.[1]
    return {
      find,
      findByUid: async (uid) => findBy('uid', uid),
      findByUserCode: async (code) => findBy('userCode', code),
      async upsert(id, payload, expiresIn) {
        rows.set(`${model}:${id}`, { ...payload, ...(expiresIn && { exp: now() + expiresIn }) })
      },
      async consume(id) {
        const row = await find(id)
        if (row) row.consumed = now()
      },
      async destroy(id) {
        rows.delete(`${model}:${id}`)
      },
      async revokeByGrantId(grantId) {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key)
      },
    }
  }
}

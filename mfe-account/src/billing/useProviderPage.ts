import { SUBSCRIPTION_KEY } from '@soulsign/remote-kit'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { goToProvider, openProviderTab } from './provider-tab.ts'

interface ProviderPage<Input> {
  /** Asks the API for the page's address. */
  address(input: Input): Promise<{ url: string }>
  /** The text of the new tab until the address is known. */
  waiting: string
  onFailure(): void
}

/** Opens a page of the payment provider in a new tab, or in this one if pop-ups are blocked. */
export function useProviderPage<Input>({ address, waiting, onFailure }: ProviderPage<Input>) {
  const client = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    networkMode: 'always',
    mutationFn: async ({ tab, input }: { tab: Window | null; input: Input }) => {
      const { url } = await address(input)
      goToProvider(tab, url)
    },
    onError: (_error, { tab }) => {
      tab?.close()
      onFailure()
      // A refusal may mean that something changed elsewhere, such as a plan bought in another tab.
      void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY })
    },
  })
  return {
    open: (input: Input) => mutate({ tab: openProviderTab(waiting), input }),
    /** The page that is being opened. */
    opening: isPending ? variables.input : null,
    /** The page that could not be opened, and why; null after another try. */
    failed: error && variables ? { input: variables.input, error } : null,
  }
}

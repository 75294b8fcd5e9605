/** The text of `README.txt`. */
export const readme = (productName: string, publicUrl: string): string => `Your ${productName} data

journal.html   Everything you wrote and what was written for you. Open it in any browser; it needs no internet.
data.json      The same and everything else that your account holds, for programs. Each entry is one line.
               ${publicUrl}/privacy/record names each kind of data. Lists are empty where there is nothing.

You can bring data.json into an empty ${productName} account: Account > Your data > Bring in a saved journal.

Mails that we sent you are not in here, because we keep no copies of them. Keep this file as safe as a diary.
`

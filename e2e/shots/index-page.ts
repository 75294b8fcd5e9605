export interface Shot {
  name: string
  size: string
  theme: string
  file: string
}

/** A page that shows all shots, a row for each screen. */
export function indexPage(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ name }) => name)
    .entries()
    .map(([name, row]) => {
      const pictures = row.map(
        ({ file, size, theme }) =>
          `<a href="${file}"><img src="${file}" alt="${name}, ${size}, ${theme}" loading="lazy"></a>`,
      )
      return `<section id="${name}"><h2><a href="#${name}">${name}</a> <small><a href="${name}.txt">as it is read aloud</a></small></h2><div>${pictures.join('')}</div></section>`
    })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Screens</title>
<style>
body { margin: 2rem; font: 1rem system-ui; }
div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
img { block-size: 32rem; inline-size: auto; max-inline-size: none; border: 1px solid #8888; object-fit: cover; object-position: top; }
</style>
<h1>Screens</h1>
${[...rows].join('\n')}
</html>
`
}

// Runs before every test file. In continuous integration property tests use the same cases each time, so that a failure
// comes from the commit; elsewhere they use random cases.
if (process.env['CI']) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ seed: 1901 })
}
export {}

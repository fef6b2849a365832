// Before every test file. Where commits are judged, properties try the same cases each time, so that what turns red is the
// commit's doing; everywhere else chance goes on looking for what nobody thought of.
if (process.env['CI']) {
  const { configureGlobal } = await import('fast-check')
  configureGlobal({ seed: 1901 })
}
export {}

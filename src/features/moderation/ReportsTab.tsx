export { ReportQueue as Component } from './ReportQueue.tsx'
export { loadReports as load } from './reports.load.ts'

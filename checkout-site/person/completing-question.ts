import '../../widgets/enrolment-parts/enrolment.css'

export { CompletingQuestion } from '../../widgets/enrolment-parts/completing-question'

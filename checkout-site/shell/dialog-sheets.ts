import '../../widgets/ui/dialog.css'
import '../../widgets/ui/modal.css'
